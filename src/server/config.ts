/** How a server is run. */
export interface Config {
  /** The folder where everything is kept that is not kept elsewhere. */
  readonly data: string;
  /** The address of a Postgres to keep everything in, instead of the folder. */
  readonly database?: string;
  /** The address of a Redis through which servers over the same store hear each other. */
  readonly redis?: string;
  /** 64 hex digits that cookies and links are signed with, where they are not to be drawn by the server itself. */
  readonly secret?: string;
  /** Whether a new one is drawn in place of the one there is, which signs everybody out. */
  readonly newSecret?: boolean;
  /** The built pages. */
  readonly pages: string;
  /** The address people use, such as `https://games.example.org`; without it any that reaches the server. */
  readonly origin?: string;
  /** How many reverse proxies in front say who asks (`X-Forwarded-*`), or the addresses and networks they are at. */
  readonly proxy?: number | readonly string[];
  /** Whether metrics are served to any machine that asks directly, not to this one alone. */
  readonly openMetrics?: boolean;
  /** Whether new accounts can be made. */
  readonly accounts?: boolean;
  /** The address notified when it is the turn of somebody who is away. */
  readonly webhook?: string;
  readonly logLevel?: string;
  /** Threads in which bots think, and how many milliseconds a decision may take. */
  readonly botThreads?: number;
  readonly botTime?: number;
  /** Threads in which matches that have ended are analysed; with 0 pages do that by themselves. */
  readonly analysisThreads?: number;
  /** How many times the usual allowance everybody has. */
  readonly pace?: number;
}
