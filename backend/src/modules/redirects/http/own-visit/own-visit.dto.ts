/** How a member of its group opens a link. */
export class OwnVisitDto {
  /** Short URL whose visit is not counted. */
  readonly visitUrl!: string;
}
