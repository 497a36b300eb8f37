/** A caller, as they look from inside. */
export interface SignInVisitor {
  readonly browserUuid: string;
  /** Where the call came from. */
  readonly address: string;
  /** What the browser says of itself. */
  readonly userAgent?: string | undefined;
}
