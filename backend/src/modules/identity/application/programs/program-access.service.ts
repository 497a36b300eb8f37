import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../access-tokens.service';
import { ProgramCallers } from './program-callers.service';

/** Access tokens for programs that were recognised by something else than their token. */
@Injectable()
export class ProgramAccess {
  constructor(
    private readonly programs: ProgramCallers,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * An access token for the holder of a token by its number. Throws `Unauthorized` when there is none that is good.
   * @param address where the call comes from
   */
  async ofToken(tokenId: number, address: string): Promise<string> {
    return this.tokens.issue(await this.programs.holderOfNumber(tokenId, address));
  }
}
