import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { checkAddress } from '../domain/domain-check';
import { AddressCheckDto, AddressVerdictDto } from './dto/address-check.dto';

@ApiTags('links')
@ApiBearerAuth()
@Controller('analytics/domain')
export class AddressCheckController {
  constructor(private readonly web: WebSettings) {}

  /** Tells before shortening whether an address can be shortened. */
  @Post()
  @Requires('guest')
  @Answers(AddressVerdictDto)
  check(@Body() body: AddressCheckDto): AddressVerdictDto {
    return checkAddress(body.url, this.web);
  }
}
