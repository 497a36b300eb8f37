import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { FindGroupsService } from '../application/find-groups.service';
import { FindGroupsDto, FoundGroupsDto } from './dto/found-groups.dto';

@ApiTags('admin')
@Controller('admin/groups')
export class AdminGroupsController {
  constructor(private readonly findGroups: FindGroupsService) {}

  /** Finds a group by its number, or all groups of a person by email address. */
  @Get()
  @Requires('teams.find-groups')
  @Answers(FoundGroupsDto)
  async find(@Query() { q }: FindGroupsDto): Promise<FoundGroupsDto> {
    const groups = await this.findGroups.find(q);
    return { groups: groups.map(({ groupId, name, memberCount }) => ({ groupId, name, memberCount })) };
  }
}
