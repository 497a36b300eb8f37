import { Body, Controller, Delete, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { BrandDomainsService } from '../brand/application/brand-domains.service';
import { BrandDomainNotReady } from '../brand/domain/brand-domain.errors';
import { type LandingCall, LandingSettingsService } from '../landings/application/landing-settings.service';
import type { Landing } from '../landings/domain/landing';
import { readSocialCode } from '../landings/domain/read-landing';
import { FallbackUrlDto, LandingDto, RedirectUrlDto, SocialCodeDto } from '../brand/http/brand-domains.dto';
import { presentLanding } from '../brand/http/brand-domains.presenter';
import { OwnSubdomainService } from '../application/own-subdomain.service';

/** Where visits of a domain go that are of no link. */
@ApiTags('domains')
@Controller('bsd')
export class LandingsController {
  constructor(
    private readonly domains: BrandDomainsService,
    private readonly subdomains: OwnSubdomainService,
    private readonly landings: LandingSettingsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Sets where visits of unknown addresses of a domain go. */
  @Put(':id/fallback_url')
  @Requires('domains.set-fallback-url')
  @Answers(LandingDto)
  async setFallback(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { url }: FallbackUrlDto,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    const call = await this.brand(member, id, request);
    return this.put(call, { fallbackUrl: await this.landings.readUrl(url, 'url') });
  }

  /** Lets visits of unknown addresses of a domain go nowhere again. */
  @Delete(':id/fallback_url')
  @Requires('domains.remove-fallback-url')
  @Answers(LandingDto)
  async removeFallback(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    return this.put(await this.brand(member, id, request), { fallbackUrl: null });
  }

  /** Sets where visits of the bare host go. */
  @Put(':id/redirect_url')
  @Requires('domains.set-redirect-url')
  @Answers(LandingDto)
  async setRedirect(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { redirectUrl }: RedirectUrlDto,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    const call = await this.brand(member, id, request);
    return this.put(call, { redirectUrl: await this.landings.readUrl(redirectUrl, 'redirectUrl') });
  }

  /** Lets visits of the bare host go nowhere again. */
  @Delete(':id/redirect_url')
  @Requires('domains.remove-redirect-url')
  @Answers(LandingDto)
  async removeRedirect(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    return this.put(await this.brand(member, id, request), { redirectUrl: null });
  }

  /** Sets the tag by which Facebook verifies a domain. */
  @Put(':id/fb_verification_code')
  @Requires('domains.set-social-code')
  @Answers(LandingDto)
  async setSocialCode(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { code }: SocialCodeDto,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    return this.put(await this.brand(member, id, request), { socialCode: readSocialCode(code) });
  }

  /** Removes the tag by which Facebook verifies a domain. */
  @Delete(':id/fb_verification_code')
  @Requires('domains.remove-social-code')
  @Answers(LandingDto)
  async removeSocialCode(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    return this.put(await this.brand(member, id, request), { socialCode: null });
  }

  /** Sets the tag by which Facebook verifies the caller's personal subdomain. */
  @Put('subdomain/:id/fb_verification_code')
  @Requires('domains.set-own-social-code')
  @Answers(LandingDto)
  async setSubdomainCode(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { code }: SocialCodeDto,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    const socialCode = readSocialCode(code);
    return this.put(await this.own(member, id, request), { socialCode });
  }

  /** Removes the tag by which Facebook verifies the caller's personal subdomain. */
  @Delete('subdomain/:id/fb_verification_code')
  @Requires('domains.remove-own-social-code')
  @Answers(LandingDto)
  async removeSubdomainCode(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<LandingDto> {
    return this.put(await this.own(member, id, request), { socialCode: null });
  }

  private async put(call: LandingCall, change: Partial<Landing>): Promise<LandingDto> {
    await this.landings.put(call, change);
    return presentLanding(await this.landings.landingOf(call.domainId));
  }

  private async brand(member: Member, id: string, request: FastifyRequest): Promise<LandingCall> {
    const { domainId, host } = await this.domains.show(member, idIn(id));
    if (domainId === null) throw new BrandDomainNotReady();
    return { member, address: this.addresses.addressOf(request.raw), domainId, host };
  }

  private async own(member: Member, id: string, request: FastifyRequest): Promise<LandingCall> {
    const { domainId, host } = await this.subdomains.open(member, idIn(id));
    return { member, address: this.addresses.addressOf(request.raw), domainId, host };
  }
}
