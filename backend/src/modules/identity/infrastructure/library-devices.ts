import { Injectable } from '@nestjs/common';
import { UAParser } from 'ua-parser-js';
import { Devices } from '../application/ports/devices';
import type { DeviceFacts } from '../domain/session.entity';

/** No real browser says more, and the parser's patterns take their time. */
const MAX_READ_LENGTH = 500;
const MAX_NAME_LENGTH = 40;

const short = (name: string | undefined): string | null => name?.slice(0, MAX_NAME_LENGTH) ?? null;

/** Names from the library that keeps them up to date. */
@Injectable()
export class LibraryDevices extends Devices {
  factsOf(userAgent = ''): DeviceFacts {
    const { browser, os, device } = new UAParser(userAgent.slice(0, MAX_READ_LENGTH)).getResult();
    const kind = device.type === 'mobile' || device.type === 'tablet' ? device.type : 'desktop';
    return { browser: short(browser.name), os: short(os.name), device: kind };
  }
}
