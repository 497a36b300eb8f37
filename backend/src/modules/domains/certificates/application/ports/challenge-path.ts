/** What a host answers where an authority would ask it. */
export interface PathAnswer {
  readonly status: number;
  /** Of a success; empty for everything else. */
  readonly text: string;
}

/** The path by which authorities check hosts, seen from outside. */
export abstract class ChallengePath {
  /**
   * Where redirects end. Null when no server was reached from here, which says nothing of what an authority reaches. Never throws.
   */
  abstract answerAt(host: string, token: string): Promise<PathAnswer | null>;
}
