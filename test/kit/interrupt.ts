/** Interrupts this process as Ctrl+C would, as soon as something more than now listens for it. */
export function interruptOnceHeard(): void {
  const listening = process.listenerCount('SIGINT');
  const interrupt = (): void => {
    if (process.listenerCount('SIGINT') > listening) process.emit('SIGINT');
    else setImmediate(interrupt);
  };
  interrupt();
}
