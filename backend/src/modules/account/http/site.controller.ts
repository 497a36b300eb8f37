import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SignInSettings, SiteSettings, WebSettings } from '../../../config/settings';
import { Places } from '../../../shared/geo/places';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { OfferedPayments } from '../../../shared/offered-payments/offered-payments';
import { Requires } from '../../../shared/http/requires.decorator';
import { OperatorNotices } from '../application/ports/operator-notices';
import { LocationDto, SiteDto } from './dto/site.dto';

/** The specification's country of whoever is on no map. */
const HOME_COUNTRY = 'TW';

@ApiTags('session')
@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteSettings,
    private readonly signIn: SignInSettings,
    private readonly web: WebSettings,
    private readonly payments: OfferedPayments,
    private readonly notices: OperatorNotices,
    private readonly places: Places,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns the features, links and notices of this installation. */
  @Get('site')
  @Requires('account.describe-site')
  @Answers(SiteDto)
  async describe(): Promise<SiteDto> {
    const { extensionUrl, secondSiteUrl, partner, contactEmail } = this.site;
    const { google, oneTapClientId } = this.signIn;
    const { outage, promotion } = await this.notices.current();
    return {
      ways: { google: google !== null, oneTapClientId, product: this.web.productKey },
      links: { extension: extensionUrl, partner: partner?.url ?? null, secondSite: secondSiteUrl },
      contactEmail,
      outage,
      promotion,
      subdomainRoot: this.web.subdomainRoot,
      paymentTypes: [...this.payments.types],
    };
  }

  /** Returns the caller's approximate location, derived only from the IP address of the request. */
  @Get('location')
  @Requires('account.locate-caller')
  @Answers(LocationDto)
  location(@Req() request: FastifyRequest): LocationDto {
    const place = this.places.of(this.addresses.of(request.raw));
    return { city: place?.city ?? null, country: place?.country ?? HOME_COUNTRY };
  }
}
