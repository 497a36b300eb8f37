import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TlsSettings } from '../../../../config/tls-settings';
import { Clock } from '../../../../shared/domain/clock';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { ISSUE_JOB } from './certificates.service';
import { IssueCertificatesService } from './issue-certificates.service';
import { CertificateStore } from './ports/certificate-store';

const INTERVAL_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Does whatever is due: at once when it is said to be, and from time to time. */
@Injectable()
export class CertificateUpkeep implements OnModuleInit {
  constructor(
    private readonly issue: IssueCertificatesService,
    private readonly store: CertificateStore,
    private readonly clock: Clock,
    private readonly tls: TlsSettings,
    private readonly handlers: JobHandlers,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.register(ISSUE_JOB, ({ host }: { readonly host: string }, { signal }) =>
      this.issue.follow(host, signal),
    );
    if (this.tls.port === null) return;
    this.recurring.every('domains.follow-certificates', INTERVAL_MS, ({ signal }) =>
      this.issue.followAll(signal),
    );
    this.recurring.every('domains.forget-challenges', HOUR_MS, () =>
      this.store.deleteExpiredChallenges(this.clock.now()),
    );
  }
}
