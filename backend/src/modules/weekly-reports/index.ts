/** Weekly reports by mail: who gets which, and sending them. Nothing else depends on them. */
export { WeeklyReportsModule } from './weekly-reports.module';
