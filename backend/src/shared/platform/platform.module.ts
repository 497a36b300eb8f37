import { randomBytes } from 'node:crypto';
import { Global, Injectable, Module } from '@nestjs/common';
import { Clock } from '../domain/clock';
import { Randomness } from '../domain/randomness';

@Injectable()
class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

@Injectable()
class SystemRandomness extends Randomness {
  bytes(count: number): Uint8Array {
    return randomBytes(count);
  }
}

const ports = [
  { provide: Clock, useClass: SystemClock },
  { provide: Randomness, useClass: SystemRandomness },
];

/** The machine's own clock and randomness behind their ports. */
@Global()
@Module({ providers: ports, exports: ports })
export class PlatformModule {}
