import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeGroupSettings } from './application/change-group-settings.service';
import { GroupMembers } from './application/group-members.service';
import { GroupsPersonalData } from './application/groups-personal-data';
import { Groups } from './application/groups.service';
import { HeldGroups } from './application/held-groups.service';
import { MakeGroup } from './application/make-group.service';
import { GroupRepository } from './application/ports/group-repository';
import { GroupsController } from './http/groups.controller';
import { groupSchema, membershipSchema } from './infrastructure/group.schema';
import { TypeormGroupRepository } from './infrastructure/typeorm-group-repository';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';

@Module({
  imports: [PersonalDataModule, TypeOrmModule.forFeature([groupSchema, membershipSchema])],
  controllers: [GroupsController],
  providers: [
    ChangeGroupSettings,
    GroupMembers,
    Groups,
    GroupsPersonalData,
    HeldGroups,
    MakeGroup,
    { provide: GroupRepository, useClass: TypeormGroupRepository },
  ],
  exports: [GroupMembers, Groups],
})
export class GroupsModule {}
