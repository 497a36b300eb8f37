import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { PlanCatalogueDto } from './dto/plans.dto';
import { presentCatalogue } from './plans.presenter';

@ApiTags('billing')
@Controller('plans')
export class PlansController {
  /** Lists all plans with their limits, features and prices. */
  @Get()
  @Requires('billing.list-plans')
  @Answers(PlanCatalogueDto)
  catalogue(): PlanCatalogueDto {
    return presentCatalogue();
  }
}
