import { Injectable, type PipeTransform } from '@nestjs/common';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { type LinkPlace, LinkPlacesService } from '../application/link-places.service';

@Injectable()
class LinkPlacePipe implements PipeTransform<LinkName, Promise<LinkPlace>> {
  constructor(private readonly places: LinkPlacesService) {}

  transform(name: LinkName): Promise<LinkPlace> {
    return this.places.placeOf(name);
  }
}

/** Where the link stands that the call names. */
export const PlaceOfLink = (): ParameterDecorator => NamedLink(LinkPlacePipe);
