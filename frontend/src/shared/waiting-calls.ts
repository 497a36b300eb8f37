/** Calls that wait until they cannot be undone any more. When the visit or the group ends, they go out at once. */
export class WaitingCalls {
  private readonly senders = new Set<() => void>();

  /** Returns how to be forgotten. */
  add(send: () => void): () => void {
    this.senders.add(send);
    return () => this.senders.delete(send);
  }

  sendAll(): void {
    for (const send of this.senders) send();
  }
}
