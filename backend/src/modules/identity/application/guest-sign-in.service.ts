import { Injectable } from '@nestjs/common';
import type { Guest } from '../../../shared/domain/actor';
import { Randomness } from '../../../shared/domain/randomness';
import { browserUuidOf, readBrowserUuid } from '../domain/browser-uuid';

/** Lets a visitor in without an account. */
@Injectable()
export class GuestSignInService {
  constructor(private readonly randomness: Randomness) {}

  /** The guest of the first known browser id, or of a new browser. */
  enter(...knownIds: readonly (string | undefined)[]): Guest {
    const known = knownIds.map(readBrowserUuid).find((uuid) => uuid !== null);
    return {
      kind: 'guest',
      userId: 0,
      groupId: 0,
      browserUuid: known ?? browserUuidOf(this.randomness.bytes(16)),
    };
  }
}
