import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeGroupSettingsService } from './application/change-group-settings.service';
import { GroupMembersService } from './application/group-members.service';
import { GroupsPersonalData } from './application/groups-personal-data';
import { GroupsService } from './application/groups.service';
import { HeldGroupsService } from './application/held-groups.service';
import { MakeGroupService } from './application/make-group.service';
import { GroupRepository } from './application/ports/group-repository';
import { GroupsController } from './http/groups.controller';
import { groupSchema, membershipSchema } from './infrastructure/group.schema';
import { TypeormGroupRepository } from './infrastructure/typeorm-group-repository';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';

@Module({
  imports: [PersonalDataModule, TypeOrmModule.forFeature([groupSchema, membershipSchema])],
  controllers: [GroupsController],
  providers: [
    ChangeGroupSettingsService,
    GroupMembersService,
    GroupsService,
    GroupsPersonalData,
    HeldGroupsService,
    MakeGroupService,
    { provide: GroupRepository, useClass: TypeormGroupRepository },
  ],
  exports: [GroupMembersService, GroupsService],
})
export class GroupsModule {}
