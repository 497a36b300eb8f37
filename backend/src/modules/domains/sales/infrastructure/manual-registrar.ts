import { Injectable } from '@nestjs/common';
import { DomainRegistry } from '../../../safety';
import { type NameAvailability, Registrar, type RegistrarAnswer } from '../application/ports/registrar';

const WAITING: Promise<RegistrarAnswer> = Promise.resolve({ kind: 'waiting' });

/** Site admins register by hand: everything waits until one of them says what has become of it. */
@Injectable()
export class ManualRegistrar extends Registrar {
  constructor(private readonly registry: DomainRegistry) {
    super();
  }

  /** It is looked at again when it is registered: what the registry does not say need not keep a group from asking for it. */
  async check(host: string): Promise<NameAvailability> {
    try {
      return (await this.registry.isRegistered(host)) === true ? 'taken' : 'free';
    } catch {
      return 'free';
    }
  }

  find(): Promise<RegistrarAnswer> {
    return WAITING;
  }

  register(): Promise<RegistrarAnswer> {
    return WAITING;
  }

  renew(): Promise<RegistrarAnswer> {
    return WAITING;
  }
}
