import { Injectable } from '@nestjs/common';
import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import { EventBus } from '../../../../shared/events/event-bus';
import { Remembered } from '../../../../shared/remembered';
import { ANDROID_FILE, APPLE_FILE, associationFile } from '../../domain/apps/association-file';
import type { DomainApps } from '../../domain/apps/domain-apps';
import type { DomainAppsChanged } from '../../events';
import { DomainAppStore } from '../ports/domain-app-store';

const MAX_DOMAINS = 2_000;
/** A change made on another node is seen after this. */
const KNOWN_MS = 30_000;

/** What domains tell devices about apps, read once for many who ask. */
@Injectable()
export class VisitedAppFilesService {
  private readonly known: Remembered<DomainApps>;

  constructor(
    private readonly store: DomainAppStore,
    { visitMs }: DatabaseTimeouts,
    events: EventBus,
  ) {
    this.known = new Remembered({ most: MAX_DOMAINS, deadlineMs: visitMs, keptMs: () => KNOWN_MS });
    events.on<DomainAppsChanged>('domains.apps-changed', () => {
      this.known.forgetAll();
    });
  }

  /** The file at a path of a domain, as JSON; null when there is none. `now` is in milliseconds of a steady clock. */
  async fileAt(path: string, domainId: number, now: number): Promise<string | null> {
    if (path !== APPLE_FILE && path !== ANDROID_FILE) return null;
    const key = String(domainId);
    const apps =
      this.known.atHand(key, now) ?? (await this.known.ask(key, now, () => this.store.appsOf(domainId)));
    return associationFile(path, apps);
  }
}
