import type { DeviceFacts } from '../../domain/session.entity';

/** Tells from what a browser says of itself what it is. */
export abstract class Devices {
  abstract factsOf(userAgent: string | undefined): DeviceFacts;
}
