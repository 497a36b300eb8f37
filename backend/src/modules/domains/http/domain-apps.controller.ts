import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { type AppsOfDomain, DomainAppSettingsService } from '../application/apps/domain-app-settings.service';
import { ANDROID_FILE, APPLE_FILE, associationFile } from '../domain/apps/association-file';
import { DomainAppsDto, SetDomainAppsDto } from './domain-apps.dto';

@ApiTags('domains')
@Controller('groups/:groupId/domains/:domain/apps')
export class DomainAppsController {
  constructor(
    private readonly settings: DomainAppSettingsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists the apps that open links on the caller's subdomain. */
  @Get()
  @Requires('domains.show-apps')
  @Answers(DomainAppsDto)
  async show(@CurrentMember() member: Member, @Param('domain') domain: string): Promise<DomainAppsDto> {
    return presentApps(await this.settings.show(member, domain));
  }

  /** Replaces the apps that open links on the caller's subdomain. */
  @Put()
  @Requires('domains.set-apps')
  @Answers(DomainAppsDto)
  async put(
    @CurrentMember() member: Member,
    @Param('domain') domain: string,
    @Body() input: SetDomainAppsDto,
    @Req() request: FastifyRequest,
  ): Promise<DomainAppsDto> {
    const address = this.addresses.addressOf(request.raw);
    return presentApps(await this.settings.put(member, domain, { input, address }));
  }
}

const presentApps = ({ domain, apps }: AppsOfDomain): DomainAppsDto => ({
  domain: domain.host,
  apple: apps.apple.map(({ appId, paths }) => ({ appId, paths: [...paths] })),
  android: apps.android.map(({ packageName, fingerprints }) => ({
    packageName,
    fingerprints: [...fingerprints],
  })),
  files: [APPLE_FILE, ANDROID_FILE].flatMap((path) => {
    const content = associationFile(path, apps);
    return content === null ? [] : [{ address: domain.origin + path, content }];
  }),
});
