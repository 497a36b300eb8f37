import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { HIGHEST_ID, idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { Clock } from '../../../shared/domain/clock';
import { CouponsService } from '../application/coupons/coupons.service';
import { newCouponFrom, presentAdminCoupon, presentCoupon, presentCoupons } from './coupons.presenter';
import { AdminCouponDto, CouponDto, CouponRangeDto, CouponsDto, NewCouponDto } from './dto/coupons.dto';

@ApiTags('billing')
@Controller('coupon')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  /** Returns a coupon that can be used now. All other codes get the same 404 response. */
  @Get(':code')
  @Requires('payments.check-coupon')
  @Answers(CouponDto)
  async find(@CurrentMember() member: Member, @Param('code') code: string): Promise<CouponDto> {
    return presentCoupon(await this.coupons.find(member, code));
  }
}

/** For those who run the site. */
@ApiTags('admin')
@Controller('admin/coupons')
export class AdminCouponsController {
  constructor(
    private readonly coupons: CouponsService,
    private readonly addresses: ClientAddress,
    private readonly clock: Clock,
  ) {}

  /** Lists coupons, newest first, 50 per page. */
  @Get()
  @Requires('payments.list-coupons')
  @Answers(CouponsDto)
  async list(@Query() { start }: CouponRangeDto): Promise<CouponsDto> {
    return presentCoupons(await this.coupons.page(start === undefined ? HIGHEST_ID : idIn(start)));
  }

  /** Creates a coupon. */
  @Post()
  @Requires('payments.add-coupon')
  @Answers(AdminCouponDto, 201)
  async add(
    @CurrentMember() admin: Member,
    @Body() input: NewCouponDto,
    @Req() request: FastifyRequest,
  ): Promise<AdminCouponDto> {
    const coupon = newCouponFrom(input, this.clock.now());
    return presentAdminCoupon(await this.coupons.add(admin, coupon, this.addresses.addressOf(request.raw)));
  }
}
