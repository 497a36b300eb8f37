import { Injectable } from '@nestjs/common';
import { isProgramToken, ProgramAccessService, ProgramTokensService } from '../../../identity';
import { YourlsSignaturesService } from './yourls-signatures.service';

/** By what a program for YOURLS says who it is. */
export interface YourlsProof {
  readonly signature?: string;
  readonly timestamp?: string;
  readonly hash?: string;
  readonly password?: string;
}

export interface YourlsOrigin {
  /** The group that the address names; null when it names none. */
  readonly groupId: number | null;
  /** Where the call comes from. */
  readonly address: string;
}

/** Finds the token by which a program for YOURLS may call our own API. */
@Injectable()
export class YourlsCallersService {
  constructor(
    private readonly signatures: YourlsSignaturesService,
    private readonly tokens: ProgramTokensService,
    private readonly access: ProgramAccessService,
  ) {}

  /** Null when there is no good proof. Throws `Unauthorized` when the token of a signature is no longer good. */
  async tokenFor(
    { signature = '', password = '', ...proof }: YourlsProof,
    origin: YourlsOrigin,
  ): Promise<string | null> {
    const shown = [password, signature].find(isProgramToken);
    if (shown !== undefined) return shown;
    if (signature === '') return null;
    const ofGroup = origin.groupId === null ? null : await this.tokensOf(origin.groupId);
    const { timestamp } = proof;
    if (timestamp !== undefined) {
      const signer = this.signatures.signer({ ...proof, timestamp, signature }, ofGroup ?? []);
      return signer === null ? null : this.access.ofToken(signer, origin.address);
    }
    const tokenId = this.signatures.tokenIn(signature);
    if (tokenId === null || (ofGroup !== null && !ofGroup.includes(tokenId))) return null;
    return this.access.ofToken(tokenId, origin.address);
  }

  private async tokensOf(groupId: number): Promise<readonly number[]> {
    const { current, replaced } = await this.tokens.ofGroup(groupId);
    return [current, replaced].flatMap((token) => (token ? [token.id] : []));
  }
}
