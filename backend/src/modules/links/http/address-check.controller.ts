import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { checkAddress } from '../domain/domain-check';
import { AddressCheckDto, AddressVerdictDto } from './dto/address-check.dto';

@ApiTags('links')
@Controller('analytics/domain')
export class AddressCheckController {
  constructor(private readonly web: WebSettings) {}

  /** Tells before shortening whether an address can be shortened. */
  @Post()
  // Said here too, because the document takes a POST without it for a creation.
  @HttpCode(200)
  @Requires('links.check-address')
  @Answers(AddressVerdictDto)
  check(@Body() body: AddressCheckDto): AddressVerdictDto {
    return checkAddress(body.url, this.web);
  }
}
