/** What a sign-in brings: the session is in the cookies already, or in the key (an address brought it). */
export interface SessionEntry {
  readonly userId: number;
  readonly groupId?: number;
  readonly key?: string | null;
}
