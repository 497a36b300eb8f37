/** What a user agent says of the program that sent it. */
export interface UserAgentFacts {
  /** The bot list knows it as a program without a person. */
  readonly automated: boolean;
  /** Name of the browser; null when it is none that is known. */
  readonly browser: string | null;
}

/** Reads user agents. */
export abstract class UserAgents {
  abstract factsOf(userAgent: string): UserAgentFacts;
}
