import { Controller, Delete, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import { BrandCertificatesService } from '../application/brand-certificates.service';
import type { BrandCall } from '../application/brand-domain-edits.service';
import { CertificateDto } from './certificate.dto';
import { presentCertificate } from './certificate.presenter';

/** Certificates of the group's domains. */
@ApiTags('domains')
@Controller('bsd/:id/ssl')
export class CertificatesController {
  constructor(
    private readonly certificates: BrandCertificatesService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Orders a certificate for a domain and keeps it renewed. */
  @Post()
  @Requires('domains.order-certificate')
  @Answers(CertificateDto)
  async want(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<CertificateDto> {
    return presentCertificate(await this.certificates.want(this.callOf(member, request), idIn(id)));
  }

  /** Revokes the certificate of a domain; no other one is ordered. */
  @Delete()
  @Requires('domains.revoke-certificate')
  @Answers(CertificateDto)
  async revoke(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<CertificateDto> {
    return presentCertificate(await this.certificates.revoke(this.callOf(member, request), idIn(id)));
  }

  /** Shows the state of a domain's certificate. */
  @Post('check')
  @Requires('domains.check-certificate')
  @Answers(CertificateDto)
  async check(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<CertificateDto> {
    return presentCertificate(await this.certificates.show(this.callOf(member, request), idIn(id)));
  }

  /** Replaces the certificate of a domain by one with a new key, at most three times an hour. */
  @Post('reset')
  @Requires('domains.reset-certificate')
  @Answers(CertificateDto)
  async reset(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<CertificateDto> {
    return presentCertificate(await this.certificates.reset(this.callOf(member, request), idIn(id)));
  }

  private callOf(member: Member, request: FastifyRequest): BrandCall {
    return { member, address: this.addresses.addressOf(request.raw) };
  }
}
