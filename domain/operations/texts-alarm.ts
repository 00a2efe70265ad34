/** What texts have cost in a month, in dollars, when an alarm says so; preflight asks for a limit above it. */
export const textsAlarm = 15;
