/**
 * Measures what an action costs the processor: a busy machine does not lengthen it.
 * @param {() => unknown} action
 * @returns {Promise<number>} milliseconds
 */
export async function spent(action) {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
