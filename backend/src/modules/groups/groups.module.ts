import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsPersonalData } from './application/groups-personal-data';
import { Groups } from './application/groups.service';
import { GroupRepository } from './application/ports/group-repository';
import { GroupsController } from './http/groups.controller';
import { groupSchema, membershipSchema } from './infrastructure/group.schema';
import { TypeormGroupRepository } from './infrastructure/typeorm-group-repository';

@Module({
  imports: [TypeOrmModule.forFeature([groupSchema, membershipSchema])],
  controllers: [GroupsController],
  providers: [Groups, GroupsPersonalData, { provide: GroupRepository, useClass: TypeormGroupRepository }],
  exports: [Groups],
})
export class GroupsModule {}
