import { Injectable } from '@nestjs/common';
import { AccessTokensService } from '../access-tokens.service';
import { ProgramCallersService } from './program-callers.service';

/** Access tokens for programs that were recognised by something else than their token. */
@Injectable()
export class ProgramAccessService {
  constructor(
    private readonly programs: ProgramCallersService,
    private readonly tokens: AccessTokensService,
  ) {}

  /**
   * An access token for the holder of a token by its number. Throws `Unauthorized` when there is none that is good.
   * @param address where the call comes from
   */
  async ofToken(tokenId: number, address: string): Promise<string> {
    return this.tokens.issue(await this.programs.holderOfNumber(tokenId, address));
  }
}
