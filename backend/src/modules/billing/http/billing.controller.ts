import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { GroupsService } from '../../groups';
import { PlansService } from '../application/plans.service';
import { UsageMetersService } from '../application/usage-meters.service';
import { presentFeatures, presentUsage } from './billing.presenter';
import { FeaturesDto, UsageDto } from './dto/billing.dto';

@ApiTags('billing')
@Controller('my')
export class BillingController {
  constructor(
    private readonly plans: PlansService,
    private readonly meters: UsageMetersService,
    private readonly groups: GroupsService,
  ) {}

  /** Returns the active group's plan, its limits and features, and the defaults for new links. */
  @Get('features')
  @Requires('billing.show-features')
  @Answers(FeaturesDto)
  async features(@CurrentMember() member: Member): Promise<FeaturesDto> {
    const { groupId } = member;
    const group = await this.groups.settingsOf(groupId);
    const linkSchema = this.groups.schemeOf(group);
    return presentFeatures(await this.plans.planOf(groupId), { ...group, linkSchema }, member);
  }

  /** Returns the active group's usage of its plan limits. */
  @Get('usage')
  @Requires('billing.show-usage')
  @Answers(UsageDto)
  async usage(@CurrentMember() { groupId }: Member): Promise<UsageDto> {
    return presentUsage(await this.plans.planOf(groupId), await this.meters.usageOf(groupId));
  }
}
