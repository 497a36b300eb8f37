import { Logger } from '@nestjs/common';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { PersonalData } from '../../../../shared/personal-data/personal-data';
import { EraseAccountService } from './erase-account.service';
import type { DeletionNoticeService } from './deletion-notice.service';
import { ERASE_JOB } from './leaving.service';
import { type Departing, type Departure, DepartureStore } from '../ports/departure-store';

const PERSON: Departing = {
  userId: 7,
  groupIds: [3],
  email: 'ada@example.com',
  displayName: 'Ada',
  lang: 'en',
};
const now = new Date('2026-11-21T03:00:00Z');

class OneDeparture extends DepartureStore {
  departure: Departure | null = { person: PERSON, noticeSentAt: null };

  begin(): Promise<boolean> {
    return Promise.resolve(false);
  }

  find(): Promise<Departure | null> {
    return Promise.resolve(this.departure);
  }

  unfinished(): Promise<number[]> {
    return Promise.resolve([]);
  }

  markNoticeSent(_: number, at: Date): Promise<void> {
    this.departure = { person: this.departure?.person ?? null, noticeSentAt: at };
    return Promise.resolve();
  }

  finish(): Promise<void> {
    this.departure = { person: null, noticeSentAt: now };
    return Promise.resolve();
  }
}

describe('erasing an account', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  let departures: OneDeparture;
  let personalData: PersonalData;
  let handlers: JobHandlers;
  let said: number;
  let mailWorks: boolean;
  let erased: string[];
  let units: number;

  beforeEach(() => {
    departures = new OneDeparture();
    personalData = new PersonalData();
    handlers = new JobHandlers();
    [said, mailWorks, erased, units] = [0, true, [], 0];
    const deletionNotice = {
      say: () => {
        said += 1;
        return mailWorks ? Promise.resolve() : Promise.reject(new Error('no mail server'));
      },
    } as unknown as DeletionNoticeService;
    const unitOfWork = {
      run: (work: () => Promise<void>) => {
        units += 1;
        return work();
      },
    } as unknown as UnitOfWork;
    new EraseAccountService(
      departures,
      personalData,
      deletionNotice,
      unitOfWork,
      { now: () => now },
      handlers,
    ).onModuleInit();
  });

  const hold = (name: string, more: { erasesInParts?: boolean; fails?: () => boolean } = {}): void => {
    const { fails = () => false, ...rest } = more;
    personalData.register({
      name,
      exportOf: () => Promise.resolve(null),
      erase: () => {
        if (fails()) return Promise.reject(new Error(`${name} is away`));
        erased.push(name);
        return Promise.resolve();
      },
      ...rest,
    });
  };
  const run = (attempt = 1, signal = new AbortController().signal) =>
    handlers.find(ERASE_JOB)({ userId: 7 } as never, { id: `${ERASE_JOB}:7`, attempt, signal });

  it('says goodbye first, then asks every holder, and forgets who it was', async () => {
    hold('one');
    hold('many', { erasesInParts: true });
    await run();
    expect([said, erased, units]).toEqual([1, ['one', 'many'], 1]);
    expect(departures.departure?.person).toBeNull();
    await run();
    expect(said).toBe(1);
  });

  it('goes on where it was cut off, and says goodbye once', async () => {
    let isAway = true;
    hold('one');
    hold('two', { fails: () => isAway });
    await expect(run()).rejects.toThrow('two is away');
    expect(departures.departure?.person).toEqual(PERSON);
    isAway = false;
    await run(2);
    expect([said, erased]).toEqual([1, ['one', 'one', 'two']]);
  });

  it('waits for a mail server for a while, and then no longer', async () => {
    hold('one');
    mailWorks = false;
    await expect(run(1)).rejects.toThrow('no mail server');
    await expect(run(2)).rejects.toThrow('no mail server');
    expect(erased).toEqual([]);
    await run(3);
    expect(erased).toEqual(['one']);
  });

  it('stops between two holders when the process stops', async () => {
    hold('one');
    const stopping = new AbortController();
    stopping.abort();
    await expect(run(1, stopping.signal)).rejects.toThrow();
    expect(erased).toEqual([]);
  });

  it('does nothing for somebody who never asked', async () => {
    departures.departure = null;
    hold('one');
    await run();
    expect(erased).toEqual([]);
  });
});
