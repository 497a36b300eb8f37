import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { Clock } from '../../../shared/domain/clock';
import { GoogleEmailUnverified } from '../domain/google.errors';
import { AccountSuspended } from '../domain/identity.errors';
import { readLanguage } from '../domain/language';
import { type Proof, type ProofOfAddress, User } from '../domain/user.entity';
import { AppealTokensService } from './suspension/appeal-tokens.service';
import { UserRepository } from './ports/user-repository';

/** A person who has proven who they are, as far as registering them goes. */
export interface Applicant {
  readonly proof: Proof;
  /** Language of a new person. */
  readonly lang?: string | undefined;
  /** Where the call came from. */
  readonly address: string;
}

function withAddress(proof: Proof): ProofOfAddress {
  const { email } = proof;
  if (email === null) throw new GoogleEmailUnverified();
  return { ...proof, email };
}

/** Finds the person behind a proof, or registers them. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UserRepository,
    private readonly appeals: AppealTokensService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * However many apply with one proof at once, they are one person. Throws `GoogleEmailUnverified` when the
   * provider vouches for no address of a person whose account with it we do not know, `GoogleTaken`, and
   * `AccountSuspended`.
   */
  async personOf({ proof, lang, address }: Applicant): Promise<{ user: User; isNew: boolean }> {
    const known = await this.known(proof);
    if (known) return { user: await this.tied(known, proof, address), isNew: false };
    const fresh = User.register(withAddress(proof), readLanguage(lang), this.clock.now());
    if (await this.users.add(fresh)) return { user: fresh, isNew: true };
    const quicker = await this.known(proof);
    if (!quicker) throw new Error('somebody with the same proof was registered and has gone again');
    return { user: await this.tied(quicker, proof, address), isNew: false };
  }

  /** A provider's account stays the same person when its address changes. */
  private async known(proof: Proof): Promise<User | null> {
    const tied = proof.way === 'google' ? await this.users.findByGoogle(proof.subject) : null;
    return tied ?? (proof.email === null ? null : this.users.findByEmail(proof.email));
  }

  /** The person who is known already, with what the proof tells of them. */
  private async tied(user: User, proof: Proof, address: string): Promise<User> {
    // After the proof: no other caller learns of it.
    if (user.suspendedAt !== null) throw new AccountSuspended(this.appeals.issue(user.id, 'door'));
    if (proof.way === 'email' || !user.tieGoogle(proof.subject)) return user;
    await this.users.save(user);
    const action = 'identity.google-tied';
    await this.audit.record({ action, outcome: 'done', userId: user.id, groupId: 0, address });
    return user;
  }
}
