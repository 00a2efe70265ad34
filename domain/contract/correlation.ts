/** One id for whatever a call sets off: sent by the page, carried by queues, written in each log line, told to whoever meets a failure. */
export const correlationHeader = 'x-correlation-id';

/** The id of a new call. @param random a UUID; half of it tells calls of a month apart, and can be read out */
export const newCorrelationId = (random: string): string => random.slice(0, 18);

/** An id that somebody sent, if it can be one: it ends in logs, so it must be no text of theirs. */
export const correlationIdIn = (sent: string | undefined): string | undefined =>
  sent !== undefined && /^[0-9a-f-]{8,36}$/.test(sent) ? sent : undefined;
