import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { SentFile, TakesFile } from '../../../../shared/http/sent-file';
import { UploadImageService } from '../application/images/upload-image.service';
import { IMAGES_PATH } from '../../core/domain/preview/image-name';
import { LARGEST_UPLOAD } from '../domain/images/image-upload';
import { UploadedImageDto, UploadImageDto, UploadPlaceDto } from './upload-image.dto';

@ApiTags('links')
@Controller('links/images')
export class LinkImagesController {
  constructor(private readonly uploadImage: UploadImageService) {}

  /** Uploads a preview image. It is cropped, rotated upright, stripped of metadata and limited to 300 KiB. */
  @Post('upload')
  @Requires('links.upload-image')
  @TakesFile({ field: 'file', bytes: LARGEST_UPLOAD })
  @Answers(UploadedImageDto, 201)
  async upload(
    @CurrentMember() member: Member,
    @Query() { encodeId, domain }: UploadPlaceDto,
    @Body() body: UploadImageDto,
    @SentFile() file: Uint8Array | null,
  ): Promise<UploadedImageDto> {
    const { imageUrl = null, ratio = null, isEncodedGif, topPercent, leftPercent, noCrop, isVideo } = body;
    const { groupId } = member;
    const slug = encodeId?.normalize('NFC');
    const name = await this.uploadImage.upload(member, {
      link: slug === undefined ? null : { slug, groupId, ...(domain === undefined ? {} : { domain }) },
      file,
      imageUrl,
      input: {
        ratio,
        topPercent,
        leftPercent,
        noCrop,
        isVideo,
        playIcon: body.playIcon,
        keepsMoving: isEncodedGif,
      },
    });
    return { publicPath: `${IMAGES_PATH}${name}` };
  }
}
