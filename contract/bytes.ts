/** The megabyte of limits on files and memory. */
export const megabyte = 1024 * 1024;
