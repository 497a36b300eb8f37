import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { MySessionsService } from './sessions/my-sessions.service';
import { PersonViewStore } from './ports/person-views';
import { ProgramTokenRepository } from './ports/program-token-repository';
import { PeopleService } from './people.service';

const MAX_EXPORTED = 1_000;

/** What signing in keeps of a person: who they are, and where they are signed in. */
@Injectable()
export class IdentityPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'identity';

  constructor(
    private readonly personalData: PersonalData,
    private readonly people: PeopleService,
    private readonly sessions: MySessionsService,
    private readonly programs: ProgramTokenRepository,
    private readonly views: PersonViewStore,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const sessions = await this.sessions.list({ userId });
    return {
      person: await this.people.find(userId),
      programTokens: (await this.programs.tokensOf(userId, MAX_EXPORTED)).map(
        ({ groupId, name, scopes, createdAt, lastUsedAt, revokedAt }) => {
          return { groupId, name, scopes, createdAt, lastUsedAt, revokedAt };
        },
      ),
      sessions: sessions.map(({ browser, os, device, createdAt, lastUsedAt }) => {
        return { browser, os, device, createdAt, lastUsedAt };
      }),
    };
  }

  async erase({ userId }: Person): Promise<void> {
    await this.programs.removeOf(userId);
    await this.views.removeOf(userId);
    await this.people.erase(userId);
  }
}
