import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { InvalidInput } from '../../../shared/domain/domain-error';
import type { Language } from '../../../shared/domain/language';
import type { Currency } from '../../../shared/domain/money';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { BatchTask } from '../domain/batch-task.entity';
import { importName, serviceOrigin } from '../domain/remote/service-origin';
import type { RemoteAccess, RemoteName } from '../domain/remote/remote-service';
import { remoteHead } from '../domain/remote/remote-services';
import type { BatchOptions } from '../domain/row-fields';
import { AddTaskService } from './add-task.service';
import { ImportTokens } from './import-tokens';
import { NewTaskIds } from './new-task-ids';
import { RemoteFailed, RemoteLinks, type RemoteProblem } from './ports/remote-links';

const LIMIT = { name: 'batch.import', points: 20, seconds: 3_600 };

const MESSAGES: Readonly<Record<RemoteProblem, { readonly field: string; readonly message: string }>> = {
  'batch.import-refused': { field: 'token', message: 'The service does not accept this token.' },
  'batch.import-unreachable': { field: 'address', message: 'The service cannot be reached there now.' },
  'batch.import-answer': { field: 'address', message: 'What answers there is not the API of the service.' },
};

export interface ImportInput {
  readonly service: RemoteName;
  /** Where the service is, for those that everybody runs at an address of their own. */
  readonly address: string | null;
  readonly token: string;
  readonly options: BatchOptions;
  readonly currency: Currency;
  readonly lang: Language;
}

/** Begins to fetch the links of an account at another service; they are checked as a file of them would be. */
@Injectable()
export class StartImportService {
  constructor(
    private readonly remote: RemoteLinks,
    private readonly tokens: ImportTokens,
    private readonly adding: AddTaskService,
    private readonly ids: NewTaskIds,
    private readonly limits: RateLimits,
  ) {}

  /** Throws `InvalidInput`, `TooManyTasks`, `RateLimited`. */
  async start(member: Member, { service, address, token, ...chosen }: ImportInput): Promise<BatchTask> {
    const origin = serviceOrigin(service, address);
    await this.limits.take(LIMIT, member.userId);
    await this.tryOut(service, { origin, token });
    const ids = this.ids.next();
    return this.adding.add(
      new BatchTask({
        ...ids,
        groupId: member.groupId,
        userId: member.userId,
        name: importName(service, origin),
        size: 0,
        file: {
          name: `import-${ids.externalId}.csv`,
          format: 'csv',
          encoding: 'utf-8',
          delimiter: ',',
          remote: {
            ...{ service, origin, token: this.tokens.seal(token) },
            ...{ cursor: null, pages: 0, rows: 0, bytes: 0, failures: 0 },
          },
        },
        head: remoteHead(service),
        ...chosen,
      }),
    );
  }

  /** A mistyped token is told at once. */
  private async tryOut(service: RemoteName, access: RemoteAccess): Promise<void> {
    try {
      await this.remote.page(service, access, null);
    } catch (error) {
      if (!(error instanceof RemoteFailed)) throw error;
      throw new InvalidInput([{ ...MESSAGES[error.code], code: error.code }]);
    }
  }
}
