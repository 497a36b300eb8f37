/** What the address of a visit's first page brought along. */
export interface Entry {
  /** Proof of a session that begins elsewhere, such as in an app. */
  readonly member: { readonly userId: number; readonly key: string } | null;
  /** 0: none named. */
  readonly groupId: number;
  /** Of the Google account to sign in with. */
  readonly gmail: string | null;
  readonly canGoBack: boolean;
  /** A path of this site to go on to after signing in. */
  readonly redirectTo: string | null;
  readonly coupon: string | null;
  /** How many links a guest has on the device that sent them here. */
  readonly historyNumber: number;
}

/** A visit that begins at one of our pages by itself. */
export const NO_ENTRY: Entry = {
  member: null,
  groupId: 0,
  gmail: null,
  canGoBack: false,
  redirectTo: null,
  coupon: null,
  historyNumber: 0,
};
