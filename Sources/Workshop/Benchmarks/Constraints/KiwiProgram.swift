/// The benchmark in C++ with kiwi's headers.
///
/// It reads a constraint program, times it, and writes the milliseconds and the sums of all values.
enum KiwiProgram {
  static let source = """
    #include <kiwi/kiwi.h>
    #include <chrono>
    #include <fstream>
    #include <iostream>
    #include <string>
    #include <vector>

    struct Line { char relation; double priority, constant; std::vector<std::pair<int, double>> terms; };
    struct Edit { int variable; std::vector<double> values; };
    struct Run {
      kiwi::Solver solver;
      std::vector<kiwi::Variable> variables;
      Run(int count, const std::vector<Line> &lines, const std::vector<Edit> &edits) : variables(count) {
        for (auto &edit : edits) {
          solver.addEditVariable(variables[edit.variable], kiwi::strength::create(1000, 0, 0, 0.999));
          solver.suggestValue(variables[edit.variable], edit.values[0]);
        }
        for (auto &line : lines) {
          std::vector<kiwi::Term> terms;
          for (auto &term : line.terms) terms.emplace_back(variables[term.first], term.second);
          double strength = line.priority == 1000 ? kiwi::strength::required
            : line.priority == 750 ? kiwi::strength::strong
            : line.priority == 500 ? kiwi::strength::medium : kiwi::strength::weak;
          kiwi::RelationalOperator relation = line.relation == '<' ? kiwi::OP_LE
            : line.relation == '>' ? kiwi::OP_GE : kiwi::OP_EQ;
          solver.addConstraint(
            kiwi::Constraint(kiwi::Expression(std::move(terms), -line.constant), relation, strength));
        }
        solver.updateVariables();
      }
      void edit(const std::vector<Edit> &edits, int round) {
        for (auto &edit : edits)
          solver.suggestValue(variables[edit.variable], edit.values[round % edit.values.size()]);
        solver.updateVariables();
      }
      double checksum() { double sum = 0; for (auto &each : variables) sum += each.value(); return sum; }
    };

    int main(int, char **arguments) {
      std::ifstream input(arguments[1]);
      int count;
      input >> count;
      std::vector<Line> lines;
      std::vector<Edit> edits;
      for (std::string kind; input >> kind;) {
        if (kind == "c") {
          Line line;
          int terms;
          input >> line.relation >> line.priority >> line.constant >> terms;
          line.terms.resize(terms);
          for (auto &term : line.terms) input >> term.first >> term.second;
          lines.push_back(line);
        } else {
          Edit edit;
          int values;
          input >> edit.variable >> values;
          edit.values.resize(values);
          for (auto &value : edit.values) input >> value;
          edits.push_back(edit);
        }
      }
      int builds = std::stoi(arguments[2]), rounds = std::stoi(arguments[3]);
      auto now = [] { return std::chrono::steady_clock::now(); };
      auto milliseconds = [](auto time) { return std::chrono::duration<double, std::milli>(time).count(); };
      auto start = now();
      for (int build = 0; build < builds; ++build) Run run(count, lines, edits);
      double building = milliseconds(now() - start);
      Run run(count, lines, edits);
      double checksum = run.checksum();
      start = now();
      for (int round = 1; round <= rounds; ++round) run.edit(edits, round);
      double editing = milliseconds(now() - start);
      std::ofstream output(arguments[4]);
      output.precision(15);
      output << building << " " << editing << " " << checksum << " " << run.checksum() << "\\n";
    }
    """
}
