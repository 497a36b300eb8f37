import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { DeleteAccountService } from '../application/leaving/delete-account.service';
import { ExportAccountService } from '../application/leaving/export-account.service';
import { DeleteAccountDto } from './dto/leaving.dto';

@ApiTags('account')
@Controller('my')
export class LeavingController {
  constructor(
    private readonly deleteAccount: DeleteAccountService,
    private readonly exportAccount: ExportAccountService,
    private readonly addresses: ClientAddress,
  ) {}

  /**
   * Deletes the caller's account. Sign-in ends at once and all personal data is erased within minutes; slugs and
   * subdomains stay reserved.
   */
  @Delete('account')
  @Requires('account.delete')
  @Answers(SuccessDto)
  async delete(
    @CurrentMember() member: Member,
    @Body() { email }: DeleteAccountDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.deleteAccount.delete(member, email, this.addresses.addressOf(request.raw));
    return new SuccessDto();
  }

  /** Downloads all data stored about the caller as a JSON file. */
  @Get('export')
  @Requires('account.export')
  @ApiOkResponse({ content: { 'application/json': { schema: { type: 'object' } } } })
  async export(@CurrentMember() { userId }: Member, @Res() reply: FastifyReply): Promise<void> {
    const pieces = await this.exportAccount.export(userId);
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="linklet-account.json"')
      .header('cache-control', 'no-store')
      .send(Readable.from(pieces, { objectMode: false }));
  }
}
