// Work for elements that come into sight: at most two tasks at a time, the latest element first. The stage goes before.

const maximumAtOnce = 2;
/** @type {WeakMap<Element, Task>} */
const tasks = new WeakMap();
/** @type {{ waiting: Element[], running: number }} */
const queue = { waiting: [], running: 0 };

const sight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const place = queue.waiting.indexOf(target);
    if (place >= 0) queue.waiting.splice(place, 1);
    if (isIntersecting) queue.waiting.push(target);
  }
  runTasks();
}, { rootMargin: "200px" });

/** Runs a task once when the element is in sight. A later call replaces the task. */
function whenVisible(/** @type {HTMLElement} */ target, /** @type {Task} */ task) {
  tasks.set(target, task);
  // The observer reports again what it observes anew.
  sight.unobserve(target);
  sight.observe(target);
}

async function runTasks() {
  while (!stage.isLoading && !stage.isDragging && queue.running < maximumAtOnce && queue.waiting.length) {
    const target = queue.waiting.pop();
    if (!target) return;
    const task = tasks.get(target);
    sight.unobserve(target);
    tasks.delete(target);
    if (!task || !target.isConnected) continue;
    queue.running += 1;
    // The task shows its own failure.
    Promise.resolve(task(() => target.isConnected && !tasks.has(target))).catch(() => {}).finally(() => {
      queue.running -= 1;
      runTasks();
    });
  }
}
