import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import type { LinkOrigin } from '../domain/link-origin';
import { LinkWriterService, type MadeLink } from './link-writer.service';
import { NewLinkRulesService, type RowInput } from './new-link-rules.service';

/** Makes many links. Each is checked like a single one, and one that cannot be made stops no other. */
@Injectable()
export class CreateLinksService {
  constructor(
    private readonly rules: NewLinkRulesService,
    private readonly writer: LinkWriterService,
  ) {}

  /**
   * In the order of the inputs, also in what the first gets and the next does not: a slug, and what plans limit. Part of
   * the unit of work that holds the group.
   */
  async create(
    creator: Member,
    origin: LinkOrigin,
    inputs: readonly RowInput[],
  ): Promise<readonly MadeLink[]> {
    return this.writer.write(creator, await this.rules.readEach(creator, origin, inputs));
  }
}
