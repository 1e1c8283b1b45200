export type MonthRow = { month: string } & Record<string, number | string>;
