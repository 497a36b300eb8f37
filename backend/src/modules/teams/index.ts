/** People working together: who is invited to a group, who is in it, and what each may do there. */
export { TeamsModule } from './teams.module';
