/** Gets the token that shows that a human makes a call, for the action that the server names; fails with an `ApiError`. */
export type HumanTokenFor = (action: string) => Promise<string>;
