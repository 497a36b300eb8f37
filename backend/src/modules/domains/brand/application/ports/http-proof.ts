/** What a host answers over HTTP where this installation answers with a text that no other server knows. */
export abstract class HttpProof {
  /**
   * The text at `http://<host>/.well-known/linklet/<claim id>`, or null when there is none: the host has an address that is
   * not public, leads to another host, keeps silent, or answers with an error or at length. Never throws.
   */
  abstract textAt(host: string, claimId: string): Promise<string | null>;
}
