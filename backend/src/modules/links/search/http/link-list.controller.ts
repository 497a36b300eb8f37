import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers, AnswersFile } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Bare } from '../../../../shared/http/envelope.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ExportLinksService } from '../application/export-links.service';
import { ListLinksService } from '../application/list-links.service';
import type { ListInput } from '../application/list-questions.service';
import {
  FilterOptionsDto,
  FilterOptionsQueryDto,
  LinkExportDto,
  LinkListDto,
  LinkListRangeDto,
  LinkNamesDto,
  LinkNamesSearchDto,
  LinkSearchDto,
} from './dto/link-list.dto';
import { presentListed } from './link-list.presenter';

const PAGE = 10;
const LONG_PAGE = 1_000;

const inputOf = (
  { tab, sort, filters = [], ...body }: LinkSearchDto,
  { limit = body.limit, start = body.start, afterId = body.afterId }: LinkListRangeDto,
  page: number,
): ListInput => ({
  ...(tab ? { tab } : {}),
  ...(sort ? { sort } : {}),
  filters,
  limit: limit ?? page,
  start: start ?? -1,
  ...(afterId === undefined ? {} : { afterId }),
});

@ApiTags('links')
@Controller('links/overview/query')
export class LinkListController {
  constructor(
    private readonly links: ListLinksService,
    private readonly exports: ExportLinksService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists links of the caller's group with their clicks, newest first by default. */
  @Post()
  @HttpCode(200)
  @Requires('links.list')
  @Answers(LinkListDto)
  async query(
    @CurrentMember() member: Member,
    @Body() body: LinkSearchDto,
    @Query() range: LinkListRangeDto,
  ): Promise<LinkListDto> {
    const { links, ...rest } = await this.links.page(member, inputOf(body, range, PAGE));
    return { linksData: links.map(presentListed), ...rest };
  }

  /** Lists the slugs of the matching links, for use in batch requests. */
  @Post('encodeIds')
  @HttpCode(200)
  @Requires('links.list-names')
  @Answers(LinkNamesDto)
  async encodeIds(@CurrentMember() member: Member, @Body() body: LinkNamesSearchDto): Promise<LinkNamesDto> {
    const { links, ...rest } = await this.links.names(member, inputOf(body, {}, LONG_PAGE));
    return { links: [...links], ...rest };
  }

  /**
   * Exports the matching links, or those that are named, as a CSV file (UTF-8 with a byte order mark). Requires a plan
   * with exports.
   */
  @Post('file')
  @Requires('links.export')
  @Bare()
  @AnswersFile('text/csv')
  async file(
    @CurrentMember() member: Member,
    @Body() { tab, sort, filters = [], links, lang }: LinkExportDto,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const lines = await this.exports.table(member, {
      ...(tab ? { tab } : {}),
      ...(sort ? { sort } : {}),
      ...(links ? { links } : {}),
      ...(lang ? { lang } : {}),
      filters,
      address: this.addresses.addressOf(request.raw),
    });
    return new StreamableFile(Readable.from(lines, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="linklet-links.csv"',
    });
  }

  /**
   * Lists the options of a filter. For `author`: everyone who created links of the group; for `domain`: the hosts that
   * its links are on. At most 100.
   */
  @Get('options')
  @Requires('links.list-filter-options')
  @Answers(FilterOptionsDto)
  async options(
    @CurrentMember() member: Member,
    @Query() { key }: FilterOptionsQueryDto,
  ): Promise<FilterOptionsDto> {
    if (key === 'domain') {
      return { options: (await this.links.hosts(member)).map((host) => ({ value: host, name: host })) };
    }
    const authors = await this.links.authors(member);
    return { options: authors.map(({ userId, name }) => ({ value: userId, name })) };
  }
}
