import type { RemoteAccess, RemoteCursor, RemoteName, RemotePage } from '../../domain/remote/remote-service';

/** Why the links of another service cannot be fetched: its token, the way there, or what it answers. */
export type RemoteProblem = 'batch.import-refused' | 'batch.import-unreachable' | 'batch.import-answer';

export class RemoteFailed extends Error {
  constructor(readonly code: RemoteProblem) {
    super(code);
  }
}

/** Asks other services for the links of an account. */
export abstract class RemoteLinks {
  /** The page behind the cursor, null for the first one. Throws `RemoteFailed`. */
  abstract page(service: RemoteName, access: RemoteAccess, cursor: RemoteCursor | null): Promise<RemotePage>;
}
