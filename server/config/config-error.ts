/** A configuration with which the server cannot start, in words for whoever runs it. */
export class ConfigError extends Error {}
