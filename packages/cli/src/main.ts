process.stdout.write('usage: dejarik <command>\n');
